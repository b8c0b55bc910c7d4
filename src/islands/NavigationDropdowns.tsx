import { useEffect, useEffectEvent, useRef } from 'react';
import type { FocusEvent, MouseEvent, PointerEvent, ReactNode } from 'react';
import type { PageLink } from '~/lib/navigation';
import { closePopover, openPopover, usePopoverOpen } from './browser-facts';
import { Glyph } from './Glyph';
import { island } from './IslandBoundary';

/** How long the pointer may be away before the panel closes, in ms: time to travel into it. */
const LEAVE_DELAY = 220;
/** A press this soon after hover has opened the panel means "open", not "close", in ms. */
const SAME_GESTURE = 400;

function Link({ label, href, current }: PageLink) {
  return (
    <a className="nav-link" href={href} aria-current={current} suppressHydrationWarning>
      {label}
    </a>
  );
}

/**
 * A link beside a button that opens a panel of links (ARIA APG, disclosure navigation). The panel
 * also opens while a mouse is over it, and closes when mouse or focus have left. Touch and pen keep
 * the button's own press.
 */
function Disclosure({ link, children }: { link: PageLink; children: ReactNode }) {
  const id = `${link.key}-panel`;
  const open = usePopoverOpen(id);
  const leaving = useRef<ReturnType<typeof setTimeout>>(undefined);
  const openedAt = useRef(-Infinity);

  const openByHover = () => {
    clearTimeout(leaving.current);
    if (openPopover(id)) openedAt.current = performance.now();
  };

  // The mouse may have come before this code, and CSS has opened the panel.
  const takeOver = useEffectEvent(() => {
    const isOver = document.getElementById(id)?.parentElement?.matches(':hover');
    if (isOver && matchMedia('(hover: hover)').matches) openByHover();
  });
  useEffect(() => {
    takeOver();
    return () => clearTimeout(leaving.current);
  }, []);

  const item = {
    onPointerEnter: ({ pointerType }: PointerEvent) => {
      if (pointerType === 'mouse') openByHover();
    },
    onPointerLeave: ({ pointerType }: PointerEvent) => {
      if (pointerType === 'mouse') leaving.current = setTimeout(closePopover, LEAVE_DELAY, id);
    },
    /** The panel must not cover what the visitor tabs to (WCAG 2.4.11). */
    onBlur: ({ currentTarget, relatedTarget }: FocusEvent) => {
      if (relatedTarget && !currentTarget.contains(relatedTarget)) closePopover(id);
    },
  };
  const keepOpen = (event: MouseEvent) => {
    if (performance.now() - openedAt.current < SAME_GESTURE) event.preventDefault();
  };
  return (
    <li className="nav-item" data-hydrated={open === undefined ? undefined : ''} {...item}>
      <Link {...link} />{' '}
      <button
        type="button"
        // Safari gives a pressed button focus only then, which opens the panel where no popover can.
        tabIndex={0}
        popoverTarget={id}
        aria-controls={id}
        aria-expanded={open}
        aria-label={`${link.label} menu`}
        onClick={keepOpen}
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

/**
 * The links a line each: key, address, mark and label; as data Astro writes them with three times the
 * bytes, on every page. The panels below them are static HTML, by the key of their page.
 */
type Props = { links: string } & Partial<Record<PageLink['key'], ReactNode>>;

function Dropdowns({ links, ...panels }: Props) {
  const items = links.split('\n').map((line) => {
    const [key, href = '', mark, ...words] = line.split(' ');
    const current = mark === '' ? undefined : mark;
    const link = { key, href, current, label: words.join(' ') } as PageLink;
    const panel = panels[link.key];
    if (panel) return <Disclosure key={link.key} link={link} children={panel} />;
    return <li key={link.key} className="nav-item" children={<Link {...link} />} />;
  });
  return <ul className="flex">{items}</ul>;
}

/** The main menu of wide screens. The panels open without this code; it adds hover and states. */
export const NavigationDropdowns = island(Dropdowns);
