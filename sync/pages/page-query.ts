import {Dexie, type Collection, type InsertType} from 'dexie';
import type {LocalDatabase, PageRecord} from '#sync/store/local-database.ts';

type Pages = Collection<PageRecord, number, InsertType<PageRecord, 'id'>>;

/** The pages of one table of one space in reading order: base pages newest first, then hot pages oldest first. */
export function tablePages(database: LocalDatabase, spaceId: string, table: string): Pages {
  return database.pages
    .where('[spaceId+table+kind+position]')
    .between([spaceId, table, Dexie.minKey], [spaceId, table, Dexie.maxKey]);
}

/** The pages of one kind of one table of one space, by position. */
export function pagesOfKind(database: LocalDatabase, spaceId: string, table: string, kind: PageRecord['kind']): Pages {
  return database.pages
    .where('[spaceId+table+kind+position]')
    .between([spaceId, table, kind, Dexie.minKey], [spaceId, table, kind, Dexie.maxKey]);
}

/** Every page of a space. */
export function spacePages(database: LocalDatabase, spaceId: string): Pages {
  return database.pages
    .where('[spaceId+table+kind+position]')
    .between([spaceId, Dexie.minKey], [spaceId, Dexie.maxKey]);
}
