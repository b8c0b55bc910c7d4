import { Component, useEffect, useRef, type ReactNode } from 'react';

function tell(element: Element | null, event: 'island:ready' | 'island:error') {
  element?.closest('astro-island')?.dispatchEvent(new CustomEvent(event));
}

/** Says that React listens now, so that a press that came earlier can be replayed. */
function Ready() {
  const mark = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    tell(mark.current, 'island:ready');
  }, []);
  return <span ref={mark} hidden />;
}

/** Every island's HTML as served. This module is evaluated before the first of them hydrates. */
const served = new Map<Element | null, Node[]>();
if (typeof document !== 'undefined') {
  for (const island of document.querySelectorAll('astro-island')) {
    served.set(
      island,
      [...island.childNodes].map((node) => node.cloneNode(true)),
    );
  }
}

/** Puts the HTML as served back, and says so to whoever loaded the island. */
function Failed({ message }: { message: string }) {
  const mark = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const island = mark.current?.closest('astro-island') ?? null;
    tell(island, 'island:error');
    const html = served.get(island);
    if (html) island?.replaceChildren(...html);
  }, []);
  return (
    <div ref={mark} role="alert">
      <strong>Unexpected Application Error!</strong> {message}
    </div>
  );
}

interface State {
  error: Error | null;
}

/**
 * Keeps a failing island from taking the working HTML with it (decisions, "Routes"). React itself
 * writes the error to the console, once for each part that fails.
 */
export class IslandBoundary extends Component<{ children: ReactNode }, State> {
  override state: State = { error: null };

  static getDerivedStateFromError(error: unknown): State {
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
