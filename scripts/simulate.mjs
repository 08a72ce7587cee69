// `npm run simulate -- --seeds <n> --from <seed>`: people, devices and faults from a seed, against what sync promises; prints what broke, shortened.
import {spawnSync} from 'node:child_process';
import {installDependencies, localNode, root, toolEnvironment} from './bootstrap.mjs';

installDependencies();
const args = ['--disable-warning=ExperimentalWarning', 'tests/sync/simulation/simulate.ts', ...process.argv.slice(2)];
const done = spawnSync(localNode(), args, {cwd: root, stdio: 'inherit', env: toolEnvironment});
process.exitCode = done.status ?? 1;
