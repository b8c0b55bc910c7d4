import { useRef, type ReactNode } from 'react';
import type { NavigationLink } from '~/lib/navigation';
import { IslandBoundary } from './IslandBoundary';
import { useCloseOnLeave } from './use-close-on-leave';
import { useHoverIntent } from './use-hover-intent';
import { usePopover } from './use-popover';

const ITEM = 'nav-item tooltips';
const LINK = 'nav-link';

interface DisclosureProps extends Omit<NavigationLink, 'current'> {
  current: NavigationLink['current'];
  id: string;
  children: ReactNode;
}

/** A link beside a button that opens a panel of links (ARIA APG, disclosure navigation). */
function Disclosure({ label, href, current, id, children }: DisclosureProps) {
  const item = useRef<HTMLLIElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  const open = usePopover(panel);
  useHoverIntent(item, button, panel);
  useCloseOnLeave(item, panel);
  return (
    <li ref={item} className={ITEM} data-hydrated={open === undefined ? undefined : ''}>
      <a className={LINK} href={href} aria-current={current}>
        {label}
      </a>
      <button
        ref={button}
        type="button"
        popoverTarget={id}
        aria-controls={id}
        aria-expanded={open}
        aria-label={`${label} menu`}
      >
        <svg
          className="size-5"
          viewBox="0 0 24 24"
          fill="none"
          stroke="currentColor"
          strokeWidth="2"
          aria-hidden="true"
        >
          <path d="m6 9 6 6 6-6" />
        </svg>
      </button>
      {/* Firefox makes whatever scrolls a stop of Tab, unless it has a tabindex. */}
      <div ref={panel} id={id} popover="auto" className="nav-panel" tabIndex={-1}>
        {children}
      </div>
    </li>
  );
}

interface Props {
  home: NavigationLink;
  services: NavigationLink;
  areas: NavigationLink;
  about: NavigationLink;
  contact: NavigationLink;
  /** The lists of the two panels: static HTML. */
  servicesPanel?: ReactNode;
  areasPanel?: ReactNode;
}

function PlainItem({ label, href, current }: NavigationLink) {
  return (
    <li className={ITEM}>
      <a className={LINK} href={href} aria-current={current}>
        {label}
      </a>
    </li>
  );
}

/** The main menu of wide screens. The panels open without this code; it adds hover and states. */
export function NavigationDropdowns(props: Props) {
  const { home, services, areas, about, contact, servicesPanel, areasPanel } = props;
  return (
    <IslandBoundary>
      <ul className="flex">
        <PlainItem {...home} />
        <Disclosure {...services} id="services-panel">
          {servicesPanel}
        </Disclosure>
        <Disclosure {...areas} id="areas-panel">
          {areasPanel}
        </Disclosure>
        <PlainItem {...about} />
        <PlainItem {...contact} />
      </ul>
    </IslandBoundary>
  );
}
