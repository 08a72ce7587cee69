// `npm run rotate-sealing-key`: seals what comes from now on to a new key. Runs on any Node from 20 on; the work on the project's own.
import {spawnSync} from 'node:child_process';
import {installDependencies, localNode, root, toolEnvironment} from './bootstrap.mjs';

installDependencies();
const done = spawnSync(localNode(), ['server/rotate-sealing-key.ts'], {
  cwd: root,
  stdio: 'inherit',
  env: toolEnvironment,
});
process.exitCode = done.status ?? 1;
