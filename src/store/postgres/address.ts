import { isPostgresUrl } from '../engine.js';

/**
 * Where a database is, without the password, whatever else stands in its address.
 * @example shownDatabase('postgres://bot:secret@db/harbour') // 'postgres://bot@db/harbour'
 */
export function shownDatabase(where: string): string {
  if (!isPostgresUrl(where)) return where;
  try {
    const parts = new URL(where);
    const { pathname, search, hash } = parts;
    // A password in which such a sign is not written as %2F, %3F or %23 is taken for what comes behind the host.
    if (`${pathname}${search}${hash}`.includes('@')) return unreadable;
    parts.password = '';
    parts.search = '';
    parts.hash = '';
    return parts.href;
  } catch {
    return unreadable;
  }
}

const unreadable = 'postgres://…';
