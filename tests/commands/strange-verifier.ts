// answers lots of tables like the house's own process, but for those that name one of these: it ends, is killed, or stumbles

process.on('message', (lot: string[]) => {
  if (lot.includes('END')) process.exit(0);
  if (lot.includes('DEATH')) process.kill(process.pid, 'SIGKILL');
  if (lot.includes('STUMBLE')) throw new Error('stumbled');
  process.send?.(lot.map((id) => ({ id, entries: 1, problem: id === 'WRONG' ? 'it is wrong' : null })));
});
process.once('disconnect', () => undefined);
process.send?.('up');
