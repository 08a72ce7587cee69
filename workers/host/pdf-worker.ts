import {expose} from 'comlink';
import {createPdfReader} from '#workers/read-pdf/job.ts';

expose(createPdfReader());
