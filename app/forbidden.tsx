import { PlainPage } from './_shell/plain-page';

export default function Forbidden() {
  return <PlainPage kind="forbidden" />;
}
