// `npm start`: from a fresh clone to a running product. Runs on any Node from 20 on; the server itself on the project's own.
import {spawn} from 'node:child_process';
import {join} from 'node:path';
import {installDependencies, localNode, root, toolEnvironment} from './bootstrap.mjs';
import {buildClientWhenStale} from './build/build-client.mjs';

try {
  installDependencies();
  await buildClientWhenStale();
  runServer();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}

/** Runs the server until it ends, hands it our signals and takes over its exit code. */
function runServer() {
  // Reading the server's code is most of a start: Node keeps what it made of it.
  const env = {NODE_COMPILE_CACHE: join(root, '.cache', 'node'), ...toolEnvironment};
  const server = spawn(localNode(), ['server/main.ts'], {cwd: root, stdio: 'inherit', env});
  // A terminal's Ctrl-C reaches the server as well; it takes the second word for the same.
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => server.kill('SIGTERM'));
  server.on('exit', (code) => {
    process.exitCode = code ?? 1;
  });
}
