import { type ComponentType, lazy, type ReactNode, Suspense } from 'react';

/**
 * A part of a page whose code comes when it is first shown, behind a boundary of its own: the page around it stays while it is on its way, with
 * `meanwhile` in its place. Next's own way would be the heavier: it brings what is only needed for parts that a server renders.
 */
export function late<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  meanwhile?: (props: Props) => ReactNode,
): ComponentType<Props> {
  const Part = lazy(async () => ({ default: await load() }));
  return (props) => (
    <Suspense fallback={meanwhile?.(props)}>
      <Part {...props} />
    </Suspense>
  );
}
