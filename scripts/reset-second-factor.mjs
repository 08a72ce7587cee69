// `npm run reset-second-factor -- <e-mail>`: for an admin who lost telephone and recovery codes. Runs on any Node from 20 on; the work on the project's own.
import {spawnSync} from 'node:child_process';
import {installDependencies, localNode, root, toolEnvironment} from './bootstrap.mjs';

installDependencies();
const done = spawnSync(localNode(), ['server/reset-second-factor.ts', ...process.argv.slice(2)], {
  cwd: root,
  stdio: 'inherit',
  env: toolEnvironment,
});
process.exitCode = done.status ?? 1;
