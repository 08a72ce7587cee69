import {files as table} from '#contract/files/file.ts';
import {finishDeskUpload, startDeskUpload} from '#contract/files/desk-upload.ts';
import {finishUpload as finishEndpoint} from '#contract/files/finish-upload.ts';
import {openFile as openEndpoint} from '#contract/files/open-file.ts';
import {startUpload as startEndpoint} from '#contract/files/start-upload.ts';
import {readScanning} from '#contract/files/read-scanning.ts';
import {fail, succeed} from '#contract/kernel/failure.ts';
import {implement, mountAll, type ApiServer} from '#server/http/implement.ts';
import {StoreDownError} from '#server/providers/files/port.ts';
import {finishUpload} from './finish-upload.ts';
import type {FilesParts} from './files-parts.ts';
import {openFile} from './open-file.ts';
import {startUpload} from './start-upload.ts';
import {sweepFiles} from './sweep-files.ts';
import {runJobs} from '#server/jobs/run-jobs.ts';

/** Bytes that nobody needs may wait an hour longer. */
const sweepEveryMs = 3_600_000;

/** Mounts the files' endpoints and what the store needs, and sweeps while the server runs. */
export function addFilesRoutes(server: ApiServer, files: FilesParts): void {
  const orStoreDown = async <Answer>(asked: Promise<Answer>) => {
    try {
      return await asked;
    } catch (error) {
      if (!(error instanceof StoreDownError)) throw error;
      server.app.log.error({err: error}, 'the store of files is down');
      return fail('provider-down', 'file.store-down');
    }
  };
  mountAll(server, files, [
    implement(startEndpoint, (parts: FilesParts, input, {session}) =>
      orStoreDown(startUpload(parts, input, {userId: session.userId, isDesk: false})),
    ),
    implement(finishEndpoint, (parts: FilesParts, input, {session}) =>
      orStoreDown(finishUpload(parts, input, {userId: session.userId, isDesk: false})),
    ),
    implement(openEndpoint, (parts: FilesParts, input, {session}) =>
      orStoreDown(openFile(parts, input, {userId: session.userId, isDesk: false})),
    ),
  ]);
  mountAll(server, files, [
    implement(startDeskUpload, (parts: FilesParts, {companyId: spaceId, fileId}, {session}) =>
      orStoreDown(startUpload(parts, {spaceId, fileId}, {userId: session.userId, isDesk: true})),
    ),
    implement(finishDeskUpload, (parts: FilesParts, {companyId: spaceId, fileId}, {session}) =>
      orStoreDown(finishUpload(parts, {spaceId, fileId}, {userId: session.userId, isDesk: true})),
    ),
  ]);
  mountAll(server, files, [
    implement(readScanning, async ({scanner: {name, knowsViruses}}: FilesParts) => succeed({name, knowsViruses})),
  ]);
  files.store.addRoutes(server, async (action, spaceId, userId) => {
    // The address was signed for this very admin.
    if (await files.isAdmin(userId)) return true;
    const role = await files.findRole(spaceId, userId);
    return role !== undefined && (action === 'read' ? table.readRoles : table.createRoles).includes(role);
  });
  runJobs(server.app, [{name: 'sweep-files', everyMs: sweepEveryMs, run: () => sweepFiles(files)}]);
}
