import type { SvgComponent } from 'astro/types';
import CableDrum from '~/assets/icons/cable-drum.svg';
import ChevronDown from '~/assets/general-icons/chevron-down.svg';
import DoorNew from '~/assets/icons/door-new.svg';
import DoorStuck from '~/assets/icons/door-stuck.svg';
import DoorSwap from '~/assets/icons/door-swap.svg';
import Opener from '~/assets/icons/opener.svg';
import Panel from '~/assets/icons/panel.svg';
import Phone from '~/assets/general-icons/phone.svg';
import Remote from '~/assets/icons/remote.svg';
import RollerHinge from '~/assets/icons/roller-hinge.svg';
import Spring from '~/assets/icons/spring.svg';
import Track from '~/assets/icons/track.svg';
import Wrench from '~/assets/general-icons/wrench.svg';
import type { ICON_NAMES } from '~/schemas/service';

/** Every icon by its name. Imported one by one, so that no file of a folder gets into a page unread. */
export const ICONS = {
  'cable-drum': CableDrum,
  'chevron-down': ChevronDown,
  'door-new': DoorNew,
  'door-stuck': DoorStuck,
  'door-swap': DoorSwap,
  opener: Opener,
  panel: Panel,
  phone: Phone,
  remote: Remote,
  'roller-hinge': RollerHinge,
  spring: Spring,
  track: Track,
  wrench: Wrench,
} satisfies Record<
  (typeof ICON_NAMES)[number] | 'chevron-down' | 'phone',
  SvgComponent
>;

export type IconName = keyof typeof ICONS;
