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

/** Says that the island failed; whoever loaded it puts the HTML as served back in its place. */
function Failed({ message }: { message: string }) {
  const mark = useRef<HTMLDivElement>(null);
  useEffect(() => {
    tell(mark.current, 'island:error');
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

/** Keeps a failing island from taking the working HTML with it (decisions, "Routes"). */
export class IslandBoundary extends Component<{ children: ReactNode }, State> {
  override state: State = { error: null };

  static getDerivedStateFromError(error: unknown): State {
    return { error: error instanceof Error ? error : new Error(String(error)) };
  }

  #told = false;

  override componentDidCatch(error: unknown) {
    // Two parts of one island that fail alike are one message.
    if (this.#told) return;
    this.#told = true;
    console.error('An island failed; the page goes on without it.', error);
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
