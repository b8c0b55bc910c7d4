import { Component, useEffect, useRef, type ComponentType, type ReactNode } from 'react';

/** Every island's HTML as served. This module is evaluated before the first of them hydrates. */
const served = new Map<Element | null, Node[]>();
if (typeof document !== 'undefined') {
  for (const island of document.querySelectorAll('astro-island')) {
    served.set(island, [...island.cloneNode(true).childNodes]);
  }
}

/** Says that React listens now, so that a press that came earlier can be replayed. */
function Ready() {
  const mark = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    mark.current?.dispatchEvent(new CustomEvent('island:ready', { bubbles: true }));
  }, []);
  return <span ref={mark} hidden />;
}

/** Puts the HTML as served back, and says so to whoever loaded the island. */
function Failed({ message }: { message: string }) {
  const mark = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const island = mark.current?.closest('astro-island') ?? null;
    island?.dispatchEvent(new CustomEvent('island:error'));
    const html = served.get(island);
    if (html) island?.replaceChildren(...html);
  }, []);
  return (
    <div ref={mark} role="alert">
      <strong>Unexpected Application Error!</strong> {message}
    </div>
  );
}

/**
 * Keeps a failing island from taking the working HTML with it. React itself writes the error to
 * the console, once for each part that fails.
 */
class IslandBoundary extends Component<{ children: ReactNode }, { error?: Error }> {
  override state: { error?: Error } = {};

  static getDerivedStateFromError(error: unknown) {
    return { error: error instanceof Error ? error : new Error(String(error)) };
  }

  override render() {
    const { error } = this.state;
    if (error) return <Failed message={error.message} />;
    return (
      <>
        {this.props.children}
        <Ready />
      </>
    );
  }
}

/** Makes an island of a component: wrapped in the boundary, hooks and all. */
export function island<Props extends object>(Inner: ComponentType<Props>) {
  return function Island(props: Props) {
    return (
      <IslandBoundary>
        <Inner {...props} />
      </IslandBoundary>
    );
  };
}
