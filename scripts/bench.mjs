// `npm run bench [-- --only <figure> --runs <n>]`: the product's figures in a real browser, against references in the same run.
// `npm run bench -- site [--page /es] [--runs <n>]`: public pages on a slow phone.
// `npm run bench -- shift [--page <path of a route>]`: by how much every screen moves while it arrives.
// `npm run bench -- lighthouse [--page /es] [--runs <n>] [--category seo] [--fresh]`: Lighthouse on every public page.
import {spawnSync} from 'node:child_process';
import {installDependencies, installPrograms, localNode, root, toolEnvironment} from './bootstrap.mjs';
import {buildClientWhenStale} from './build/build-client.mjs';

installDependencies();
installPrograms({chromium: 'chromium'});
await buildClientWhenStale();
const own = ['site', 'lighthouse', 'shift'].find((name) => name === process.argv[2]);
const script = `bench/${own ?? 'main'}.ts`;
const args = ['--disable-warning=ExperimentalWarning', script, ...process.argv.slice(own === undefined ? 2 : 3)];
const done = spawnSync(localNode(), args, {cwd: root, stdio: 'inherit', env: toolEnvironment});
process.exitCode = done.status ?? 1;
