// `npm run bench [-- --only <figure> --runs <n>]`: the product's figures in a real browser, against references in the same run.
// `npm run bench -- site [--page /es] [--runs <n>]`: public pages on a slow phone.
// `npm run bench -- shift [--page <path of a route>]`: by how much every screen moves while it arrives.
// `npm run bench -- lighthouse [--page /es] [--runs <n>] [--category seo] [--fresh]`: Lighthouse on every public page.
// `npm run bench -- devices [--devices 200 --seconds 60 | --minutes 10]`: what many devices wait for, and the server's memory.
// `npm run bench -- abuse [--seconds 20]`: what others wait for while one account takes all it can.
// `npm run bench -- crowd` and `npm run bench -- heavy-pushes`: a crowd at the door, and many large pushes of one account.
import {spawnSync} from 'node:child_process';
import {installDependencies, installPrograms, localNode, root, toolEnvironment} from './bootstrap.mjs';
import {buildClientWhenStale} from './build/build-client.mjs';

installDependencies();
installPrograms({chromium: 'chromium'});
await buildClientWhenStale();
const alone = ['site', 'lighthouse', 'shift', 'devices', 'abuse', 'crowd', 'heavy-pushes'];
const own = alone.find((name) => name === process.argv[2]);
const script = `bench/${own ?? 'main'}.ts`;
const args = ['--disable-warning=ExperimentalWarning', script, ...process.argv.slice(own === undefined ? 2 : 3)];
const done = spawnSync(localNode(), args, {cwd: root, stdio: 'inherit', env: toolEnvironment});
process.exitCode = done.status ?? 1;
