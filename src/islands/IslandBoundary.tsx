import { Component, useEffect, useRef, type ComponentType, type ReactNode } from 'react';

/** Every island's HTML as served. This module is evaluated before the first of them hydrates. */
const served = new Map<Element | null, Node[]>();
if (typeof document !== 'undefined') {
  for (const island of document.querySelectorAll('astro-island')) {
    served.set(island, [...island.cloneNode(true).childNodes]);
  }
}

interface Outcome {
  error?: Error | undefined;
}

/**
 * Tells whoever loaded the island that React listens now, so that an earlier press can be replayed,
 * or that it failed, and then puts the HTML as served back.
 */
function Report({ error }: Outcome) {
  const mark = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    const island = mark.current?.closest('astro-island') ?? null;
    island?.dispatchEvent(new CustomEvent(error ? 'island:error' : 'island:ready'));
    const html = served.get(island);
    if (error && html) island?.replaceChildren(...html);
  }, [error]);
  if (!error) return <span ref={mark} hidden />;
  return (
    <span ref={mark} role="alert">
      <strong>Unexpected Application Error!</strong> {error.message}
    </span>
  );
}

/** Keeps a failing island from taking the working HTML with it. */
class IslandBoundary extends Component<{ children: ReactNode }, Outcome> {
  override state: Outcome = {};

  static getDerivedStateFromError(error: unknown): Outcome {
    return { error: error instanceof Error ? error : new Error(String(error)) };
  }

  override render() {
    const { error } = this.state;
    return (
      <>
        {!error && this.props.children}
        <Report error={error} />
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
