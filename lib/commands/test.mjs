import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { createConnection } from 'node:net';
import { join } from 'node:path';
import { ensureInstalled, requireNode, root } from './install.mjs';

// node lib/commands/test.mjs          everything
// node lib/commands/test.mjs --quick  types, lint and the tests that need neither database nor browser, with less random play

const quick = process.argv.includes('--quick');
const pure = ['arch', 'engine', 'games', 'ratings', 'tournament'];
const areas = quick ? pure : [...pure, ...others()];
const postgres = process.env.TEST_DATABASE_URL || 'postgres://postgres@127.0.0.1:5432/postgres';
const chromium = process.env.CHROMIUM_PATH || '/usr/bin/chromium';
const out = join(root, '.cache/test');

const total = { passed: 0, failed: 0, skipped: 0 };
/** Tests that failed and then passed: they count as passed, and are named at the end so that somebody looks. */
const secondTries = [];

requireNode();
ensureInstalled({ dev: true });
rmSync(out, { recursive: true, force: true });
mkdirSync(out, { recursive: true });
const node = process.execPath;
const bin = (path) => join(root, 'node_modules', path);

await stage('types', async () => {
  await run([node, bin('next/dist/bin/next'), 'typegen'], { quiet: true });
  return verdict(await run([node, bin('typescript-7/bin/tsc'), '--noEmit', '-p', '.']));
});
await stage('lint', async () => verdict(await run([node, bin('@biomejs/biome/bin/biome'), 'check', '--error-on-warnings', '.'])));
await unitTests();
if (!quick) await stage('browser', browserTests);

for (const name of secondTries) console.log(`passed only at the second try: ${name}`);
console.log(`${total.passed} passed, ${total.failed} failed, ${total.skipped} skipped`);
process.exit(total.failed > 0 ? 1 : 0);

/** Folders of tests that are neither pure nor for a browser. */
function others() {
  const folders = readdirSync(join(root, 'tests'), { withFileTypes: true }).filter((each) => each.isDirectory());
  return folders.map(({ name }) => name).filter((name) => ![...pure, 'browser', 'support'].includes(name));
}

async function unitTests() {
  const report = join(out, 'unit.json');
  const files = areas.map((area) => `tests/${area}/`);
  const args = ['run', '--config', 'tests/vitest.config.ts', '--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  const status = await run([node, bin('vitest/vitest.mjs'), ...args, ...files], { env: { TEST_EFFORT: quick ? 'quick' : 'whole' } });
  const { testResults } = existsSync(report) ? JSON.parse(readFileSync(report, 'utf8')) : { testResults: [] };
  for (const area of areas) {
    const mine = testResults.filter((file) => file.name.includes(`/tests/${area}/`));
    const tests = mine.flatMap((file) => file.assertionResults);
    const broken = mine.filter((file) => {
      return file.status === 'failed' && file.assertionResults.every((test) => test.status !== 'failed');
    });
    secondTries.push(
      ...tests.filter((test) => test.status === 'passed' && test.failureMessages.length > 0).map(({ fullName }) => fullName),
    );
    const count = (...states) => tests.filter((test) => states.includes(test.status)).length;
    add(area, {
      passed: count('passed'),
      failed: count('failed') + broken.length,
      skipped: count('skipped', 'pending', 'todo', 'disabled'),
    });
  }
  if (status !== 0 && total.failed === 0) add('test run', { passed: 0, failed: 1, skipped: 0 });
  if (!quick && !(await answers(postgres)))
    console.log(`skipped: what needs PostgreSQL, because none answers at ${postgres} (TEST_DATABASE_URL)`);
}

async function browserTests() {
  const playwright = [node, bin('@playwright/test/cli.js'), 'test', '--config', 'tests/browser/playwright.config.ts'];
  const report = join(out, 'browser.json');
  const found = existsSync(chromium);
  if (!found) console.log(`skipped: all browser tests, because no Chromium is at ${chromium} (CHROMIUM_PATH)`);
  const env = { PLAYWRIGHT_JSON_OUTPUT_FILE: report, CHROMIUM_PATH: chromium };
  const status = await run([...playwright, found ? '--reporter=line,json' : '--list', ...(found ? [] : ['--reporter=json'])], {
    env,
    quiet: !found,
  });
  if (!existsSync(report)) return { passed: 0, failed: 1, skipped: 0 };
  const { stats, suites, errors } = JSON.parse(readFileSync(report, 'utf8'));
  if (!found) return { passed: 0, failed: errors.length, skipped: specsOf(suites).length };
  const failed = stats.unexpected + errors.length;
  const flaky = specsOf(suites).filter((spec) => spec.tests.some(({ status }) => status === 'flaky'));
  secondTries.push(...flaky.map(({ title }) => title));
  return { passed: stats.expected + stats.flaky, failed: status !== 0 && failed === 0 ? 1 : failed, skipped: stats.skipped };
}

function specsOf(suites) {
  return suites.flatMap((suite) => [...(suite.specs ?? []), ...specsOf(suite.suites ?? [])]);
}

async function stage(name, work) {
  add(name, await work());
}

function add(name, count) {
  console.log(`${name}: ${count.passed} passed, ${count.failed} failed, ${count.skipped} skipped`);
  total.passed += count.passed;
  total.failed += count.failed;
  total.skipped += count.skipped;
}

function verdict(status) {
  return status === 0 ? { passed: 1, failed: 0, skipped: 0 } : { passed: 0, failed: 1, skipped: 0 };
}

/** Runs a program and returns its status; with `quiet` its output shows only when it fails. */
function run([program = '', ...args], { env = {}, quiet = false } = {}) {
  return new Promise((resolve) => {
    let text = '';
    const child = spawn(program, args, {
      cwd: root,
      env: { ...process.env, NEXT_TELEMETRY_DISABLED: '1', ...(process.stdout.isTTY ? {} : { NO_COLOR: '1' }), ...env },
      stdio: ['ignore', quiet ? 'pipe' : 'inherit', quiet ? 'pipe' : 'inherit'],
    });
    child.stdout?.on('data', (data) => (text += data));
    child.stderr?.on('data', (data) => (text += data));
    child.on('close', (status) => {
      if (quiet && status !== 0) console.log(text);
      resolve(status ?? 1);
    });
  });
}

/** Something listens at the host and port of a database address. */
function answers(address) {
  const { hostname, port } = new URL(address);
  return new Promise((resolve) => {
    const socket = createConnection({ host: hostname, port: Number(port) || 5432, timeout: 2000 });
    const done = (yes) => {
      socket.destroy();
      resolve(yes);
    };
    socket
      .once('connect', () => done(true))
      .once('error', () => done(false))
      .once('timeout', () => done(false));
  });
}
