import { notFound } from 'next/navigation';

/** Where next-auth sends a token that was spent meanwhile: the plain page, with its status. */
export default function ExpiredPage(): never {
  notFound();
}
