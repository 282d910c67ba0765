import { PlainPage } from './_shell/plain-page';

export default function NotFound() {
  return <PlainPage kind="notFound" />;
}
