// `npm run soak [-- --only <part> --fresh]`: the proofs that nothing is lost, with their whole counts. It goes on where it was ended.
import {spawnSync} from 'node:child_process';
import {installDependencies, installPrograms, localNode, root, toolEnvironment} from './bootstrap.mjs';
import {buildClientWhenStale} from './build/build-client.mjs';

installDependencies();
installPrograms({chromium: 'chromium'});
await buildClientWhenStale();
const args = ['--disable-warning=ExperimentalWarning', 'tests/soak/main.ts', ...process.argv.slice(2)];
const done = spawnSync(localNode(), args, {cwd: root, stdio: 'inherit', env: toolEnvironment});
process.exitCode = done.status ?? 1;
