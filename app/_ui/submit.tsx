'use client';

import type { ComponentProps } from 'react';
import { useFormStatus } from 'react-dom';

type Props = Omit<ComponentProps<'button'>, 'type'> & { tone?: 'main' | 'danger' | 'quiet'; size?: 'small' };

/** The button that sends its form; shows at once that it was pressed. */
export function Submit({ tone, size, children, disabled, ...rest }: Props) {
  const { pending } = useFormStatus();
  return (
    <button
      {...rest}
      type="submit"
      className={`button ${rest.className ?? ''}`}
      data-tone={tone}
      data-size={size}
      disabled={disabled || pending}
      aria-busy={pending}
    >
      {children}
      {pending && <span aria-hidden="true">…</span>}
    </button>
  );
}
