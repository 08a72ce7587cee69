// `npm run dev`: the server, started again when its files change, and Vite, which sends it what is not a file of the app.
import {spawn} from 'node:child_process';
import {join} from 'node:path';
import {installDependencies, localNode, root, toolEnvironment} from './bootstrap.mjs';

installDependencies();
const node = localNode();
const vite = join(root, 'node_modules', 'vite', 'bin', 'vite.js');
const children = [
  spawn(node, ['--watch-path=server', '--watch-path=contract', '--watch-preserve-output', 'server/main.ts'], options()),
  spawn(node, [vite], options()),
];

/** When one ends, so does the other. */
for (const child of children) {
  child.on('exit', (code) => {
    process.exitCode ??= code ?? 0;
    for (const other of children) other.kill('SIGTERM');
  });
}
process.on('SIGINT', () => {});
process.on('SIGTERM', () => children.forEach((child) => child.kill('SIGTERM')));

function options() {
  // The page to open is Vite's, not the server's.
  return {cwd: root, stdio: 'inherit', env: {PUBLIC_URL: 'http://localhost:5173', ...toolEnvironment}};
}
