import { ownNameOfBot } from '@/lib/engine';

/** A player's name; that of a bot account with a badge. Who hears the page hears what stands everywhere else: "Hannibal (bot)". */
export function PlayerName({ name }: { name: string }) {
  const own = ownNameOfBot(name);
  if (own === null) return name;
  return (
    <>
      {own}
      <span className="sr-only"> (bot)</span>
      <span aria-hidden="true" className="bot-badge text-soft">
        bot
      </span>
    </>
  );
}
