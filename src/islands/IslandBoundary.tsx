import { Component, useLayoutEffect, useRef } from 'react';
import type { ComponentType, ReactNode } from 'react';

/** Every island's HTML as served. This module is evaluated before the first of them hydrates. */
const servedHtml = new Map<Element, Node[]>();
if (typeof document !== 'undefined') {
  for (const island of document.querySelectorAll('astro-island')) {
    servedHtml.set(island, [...island.cloneNode(true).childNodes]);
  }
}

/** Puts the HTML as served back, before the browser paints or announces the message. */
function Failure({ error }: { error: Error }) {
  const message = useRef<HTMLSpanElement>(null);
  useLayoutEffect(() => {
    const island = message.current?.closest('astro-island');
    const html = island && servedHtml.get(island);
    if (html) island.replaceChildren(...html);
  }, []);
  return (
    <span ref={message} role="alert">
      <strong>Unexpected Application Error!</strong> {error.message}
    </span>
  );
}

interface State {
  error?: Error;
}

/** Keeps a failing island from taking the working HTML with it. */
class IslandBoundary extends Component<{ children: ReactNode }, State> {
  override state: State = {};

  static getDerivedStateFromError(error: unknown): State {
    return { error: error instanceof Error ? error : new Error(String(error)) };
  }

  override render() {
    if (this.state.error) return <Failure error={this.state.error} />;
    return this.props.children;
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
