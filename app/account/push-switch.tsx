'use client';

import { useEffect, useState } from 'react';
import { workerPath } from '../_offline/names';
import { pushHereAction, pushNotHereAction } from './push-actions';

interface Props {
  /** What the browser subscribes for, base64url. */
  publicKey: string;
  /** Addresses of the browsers that are told already. */
  endpoints: string[];
  words: Record<'title' | 'text' | 'on' | 'off' | 'isOn' | 'refused' | 'unreachable' | 'failed', string>;
}

/** Milliseconds that a browser may take to subscribe. */
const patience = 30_000;

/** Has this browser say when it is the user's turn, or no more; nothing where a browser cannot. */
export function PushSwitch({ publicKey, endpoints, words }: Props) {
  /** Undefined: not known yet, or this browser has no push. Null: it is not subscribed. */
  const [here, setHere] = useState<string | null | undefined>(undefined);
  const [trouble, setTrouble] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  useEffect(() => {
    if (!('serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window)) return;
    const find = async () => (await navigator.serviceWorker.getRegistration(workerPath))?.pushManager.getSubscription();
    find().then(
      (found) => setHere(found?.endpoint ?? null),
      () => undefined,
    );
  }, []);
  if (here === undefined) return null;
  const isOn = here !== null && endpoints.includes(here);

  async function turn(): Promise<void> {
    setBusy(true);
    setTrouble(null);
    try {
      if (here && isOn) await unsubscribe(here);
      else await subscribe();
    } catch {
      setTrouble(words.failed);
    }
    setBusy(false);
  }

  async function subscribe(): Promise<void> {
    if ((await Notification.requestPermission()) !== 'granted') return setTrouble(words.refused);
    await navigator.serviceWorker.register(workerPath, { updateViaCache: 'none' });
    const { pushManager } = await navigator.serviceWorker.ready;
    // one for an older key, or of somebody who was signed in here before
    await (await pushManager.getSubscription())?.unsubscribe();
    // some browsers refuse where they cannot reach their push service, others never answer
    const asked = pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: publicKey }).catch(() => null);
    const made = await Promise.race([asked, new Promise<null>((give) => setTimeout(give, patience, null))]);
    if (made === null) return setTrouble(words.unreachable);
    const wrong = await pushHereAction(made.toJSON());
    if (wrong === null) return setHere(made.endpoint);
    await made.unsubscribe();
    setTrouble(wrong || words.failed);
  }

  async function unsubscribe(endpoint: string): Promise<void> {
    await pushNotHereAction(endpoint);
    const there = await navigator.serviceWorker.getRegistration(workerPath);
    await (await there?.pushManager.getSubscription())?.unsubscribe();
    setHere(null);
  }

  return (
    <section className="js-only" id="push">
      <h2 className="mb-1">{words.title}</h2>
      <p className="mb-4 text-soft">{words.text}</p>
      <button type="button" className="button" onClick={turn} disabled={isBusy}>
        {isOn ? words.off : words.on}
      </button>
      <p role="status" className="mt-2">
        {trouble ?? (isOn ? words.isOn : '')}
      </p>
    </section>
  );
}
