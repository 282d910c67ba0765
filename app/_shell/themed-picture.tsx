import { cookies } from 'next/headers';
import type { ComponentProps } from 'react';
import { isTheme, themeCookie } from './theme';

interface Props extends ComponentProps<'img'> {
  /** Address of a picture that takes `theme`, with its query begun. */
  src: string;
  alt: string;
}

/** A picture of the program's own in the colours of the theme in use. */
export async function ThemedPicture({ src, alt, ...rest }: Props) {
  const stored = (await cookies()).get(themeCookie)?.value;
  const theme = isTheme(stored) ? stored : 'auto';
  const address = (name: string) => `${src}&theme=${name}`;
  return (
    <picture>
      {theme === 'auto' && <source srcSet={address('dark')} media="(prefers-color-scheme: dark)" />}
      <img src={address(theme === 'dark' ? 'dark' : 'light')} alt={alt} {...rest} />
    </picture>
  );
}
