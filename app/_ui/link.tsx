import NextLink from 'next/link';
import type { ComponentProps } from 'react';

/** A link to a page of the house, which is fetched when somebody follows it and not before: what stands behind every link in sight would ask the database each time. */
export function Link(props: Omit<ComponentProps<typeof NextLink>, 'prefetch'>) {
  return <NextLink {...props} prefetch={false} />;
}
