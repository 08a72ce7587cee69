// `npm run bench [-- --only <figure> --runs <n>]`: the product's figures in a real browser, against references in the same run.
import {spawnSync} from 'node:child_process';
import {installDependencies, installPrograms, localNode, root, toolEnvironment} from './bootstrap.mjs';
import {buildClientWhenStale} from './build-client.mjs';

installDependencies();
installPrograms({chromium: 'chromium'});
await buildClientWhenStale();
const args = ['--disable-warning=ExperimentalWarning', 'scripts/bench/main.ts', ...process.argv.slice(2)];
const done = spawnSync(localNode(), args, {cwd: root, stdio: 'inherit', env: toolEnvironment});
process.exitCode = done.status ?? 1;
