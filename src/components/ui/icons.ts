import badgeCheck from 'lucide-static/icons/badge-check.svg?raw';
import chevronDown from 'lucide-static/icons/chevron-down.svg?raw';
import clock from 'lucide-static/icons/clock.svg?raw';
import fileCheck from 'lucide-static/icons/file-check.svg?raw';
import heartHandshake from 'lucide-static/icons/heart-handshake.svg?raw';
import house from 'lucide-static/icons/house.svg?raw';
import mapPin from 'lucide-static/icons/map-pin.svg?raw';
import phone from 'lucide-static/icons/phone.svg?raw';
import receipt from 'lucide-static/icons/receipt.svg?raw';
import scale from 'lucide-static/icons/scale.svg?raw';
import shieldCheck from 'lucide-static/icons/shield-check.svg?raw';
import siren from 'lucide-static/icons/siren.svg?raw';
import truck from 'lucide-static/icons/truck.svg?raw';
import wrench from 'lucide-static/icons/wrench.svg?raw';
import type { GeneralIcon } from '~/schemas/shared';

const OWN = import.meta.glob<string>('../../assets/icons/*.svg', {
  eager: true,
  query: '?raw',
  import: 'default',
});

/** Icons of page copy, and those that only the design uses. */
const GENERAL: Record<GeneralIcon | 'chevron-down', string> = {
  'badge-check': badgeCheck,
  'chevron-down': chevronDown,
  clock,
  'file-check': fileCheck,
  'heart-handshake': heartHandshake,
  house,
  'map-pin': mapPin,
  phone,
  receipt,
  scale,
  'shield-check': shieldCheck,
  siren,
  truck,
  wrench,
};

/** The names of all icons, those of the services first. */
export const ICON_NAMES = [
  ...Object.keys(OWN).map((path) => path.replaceAll(/^.*\/|\.svg$/g, '')),
  ...Object.keys(GENERAL),
];

/**
 * The drawing of an icon without its `<svg>` element.
 * @param name of a file of src/assets/icons, or of the general set above
 * @throws when there is none, with the names that exist
 */
export function iconDrawing(name: string): string {
  const source = OWN[`../../assets/icons/${name}.svg`] ?? (GENERAL as Record<string, string>)[name];
  if (source === undefined) {
    throw new Error(`There is no icon "${name}". Write one of ${ICON_NAMES.join(', ')}`);
  }
  return source
    .replace(/<!--[\s\S]*?-->/g, '')
    .replace(/^[\s\S]*?<svg[^>]*>|<\/svg>\s*$/g, '')
    .replaceAll(/\s*\n\s*/g, '')
    .replaceAll(' />', '/>');
}
