import { PlainPage } from './_shell/plain-page';

export default function Unauthorized() {
  return <PlainPage kind="unauthorized" />;
}
