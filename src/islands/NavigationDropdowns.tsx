import type { ReactNode } from 'react';
import { Glyph } from './Glyph';
import { island } from './IslandBoundary';
import { useDisclosure } from './use-disclosure';

const ITEM = 'nav-item tooltips';

interface DisclosureProps {
  id: string;
  label: string;
  link: ReactNode;
  children: ReactNode;
}

/** A link beside a button that opens a panel of links (ARIA APG, disclosure navigation). */
function Disclosure({ id, label, link, children }: DisclosureProps) {
  const { open, item, button } = useDisclosure(id);
  return (
    <li className={ITEM} data-hydrated={open === undefined ? undefined : ''} {...item}>
      {link}{' '}
      <button
        type="button"
        // Safari gives a pressed button focus only then, which opens the panel where no popover can.
        tabIndex={0}
        popoverTarget={id}
        aria-controls={id}
        aria-expanded={open}
        aria-label={`${label} menu`}
        {...button}
      >
        <Glyph d="m6 9 6 6 6-6" />
      </button>
      {/* Firefox makes whatever scrolls a stop of Tab, unless it has a tabindex. */}
      <div id={id} popover="auto" className="nav-panel" tabIndex={-1}>
        {children}
      </div>
    </li>
  );
}

type Static = 'home' | 'services' | 'servicesPanel' | 'areas' | 'areasPanel' | 'about' | 'contact';

/** The links and the lists of the panels are static HTML; labels name the buttons between them. */
interface Props extends Partial<Record<Static, ReactNode>> {
  servicesLabel: string;
  areasLabel: string;
}

function Dropdowns(props: Props) {
  return (
    <ul className="flex">
      <li className={ITEM}>{props.home}</li>
      <Disclosure id="services-panel" label={props.servicesLabel} link={props.services}>
        {props.servicesPanel}
      </Disclosure>
      <Disclosure id="areas-panel" label={props.areasLabel} link={props.areas}>
        {props.areasPanel}
      </Disclosure>
      <li className={ITEM}>{props.about}</li>
      <li className={ITEM}>{props.contact}</li>
    </ul>
  );
}

/** The main menu of wide screens. The panels open without this code; it adds hover and states. */
export const NavigationDropdowns = island(Dropdowns);
