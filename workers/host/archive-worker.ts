import {expose} from 'comlink';
import {archiveJobs} from './archives.ts';

expose(archiveJobs);
