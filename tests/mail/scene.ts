import { expect } from 'vitest';
import { collect, type Evening, evening, type Received } from './evening';
import { doorOf, type OpenDoor, receiveSigned, replies } from './inbox';
import { type TestPost, testPost } from './post';
import { newMessageId, noteOf } from './sender';

const pause = 11_000;

/** Anna and Bruno at their mailboxes, with nothing but letters between them and the house. */
export interface Scene {
  post: TestPost;
  door: OpenDoor;
  table: Evening;
  /** The latest letter of somebody; an answer before any other. */
  letter(name: 'anna' | 'bruno'): Promise<Received>;
  /** Answers the latest letter and returns the answer to that. */
  reply(name: 'anna' | 'bruno', text: string, messageId?: string): Promise<Received>;
}

export async function scene(choice: Parameters<typeof evening>[1] = {}): Promise<Scene> {
  const post = { ...(await testPost()), replies };
  const door = doorOf(post);
  const table = await evening(post, choice);
  const latest = new Map<string, Received>();
  const letter = async (name: string) => {
    post.clock.pass(pause);
    const letters = await collect(post);
    for (const each of [...letters.filter(({ kind }) => kind !== 'answer'), ...letters.filter(({ kind }) => kind === 'answer')])
      latest.set(each.to, each);
    expect(post.complaints).toEqual([]);
    return latest.get(`${name}@example.org`)!;
  };
  return {
    ...{ post, door, table, letter },
    async reply(name, text, messageId = newMessageId()) {
      const to = (await letter(name)).headers['Reply-To']!;
      const from = `${name} <${name}@example.org>`;
      expect(await receiveSigned(door, noteOf({ from, to, text, messageId }), [to])).toBe('answered');
      expect(door.complaints).toEqual([]);
      const answer = await letter(name);
      expect(answer.headers['In-Reply-To']).toBe(messageId);
      return answer;
    },
  };
}
