import type { Migration } from 'kysely';
import { matches } from './0001-matches.js';
import { series } from './0002-series.js';
import { looks } from './0003-looks.js';
import { places } from './0004-places.js';
import { thrownDrafts } from './0005-thrown-drafts.js';
import { calls } from './0006-calls.js';
import { rematches } from './0007-rematches.js';
import { lessons } from './0008-lessons.js';
import { computers } from './0009-computers.js';
import { notes } from './0010-notes.js';
import { talk } from './0011-talk.js';
import { votes } from './0012-votes.js';
import { conceded } from './0013-conceded.js';
import { comments } from './0014-comments.js';
import { orders } from './0015-orders.js';
import { days } from './0016-days.js';
import { plans } from './0017-plans.js';
import { next } from './0018-next.js';
import { rollbacks } from './0019-rollbacks.js';
import { results } from './0020-results.js';
import { ratings } from './0021-ratings.js';
import { punctuality } from './0022-punctuality.js';
import { outages } from './0023-outages.js';
import { hiddenPeople } from './0024-hidden-people.js';
import { records } from './0026-records.js';
import { streaks } from './0027-streaks.js';
import { boards } from './0028-boards.js';
import { servers } from './0030-servers.js';
import { privacy } from './0034-privacy.js';
import { tables } from './0037-tables.js';
import { invitations } from './0038-invitations.js';
import { trust } from './0039-trust.js';
import { seekers } from './0040-seekers.js';
import { templates } from './0041-templates.js';
import { seasons } from './0042-seasons.js';
import { announcements } from './0043-announcements.js';
import { achievements } from './0044-achievements.js';
import { tournaments } from './0045-tournaments.js';
import { openTournaments } from './0049-open-tournaments.js';
import { acts } from './0050-acts.js';
import { matchesOfGuild } from './0051-matches-of-guild.js';

/** Every step from an empty file to the present schema, run in this order. A published step never changes. */
export const migrations: Record<string, Migration> = {
  '0001-matches': matches,
  '0002-series': series,
  '0003-looks': looks,
  '0004-places': places,
  '0005-thrown-drafts': thrownDrafts,
  '0006-calls': calls,
  '0007-rematches': rematches,
  '0008-lessons': lessons,
  '0009-computers': computers,
  '0010-notes': notes,
  '0011-talk': talk,
  '0012-votes': votes,
  '0013-conceded': conceded,
  '0014-comments': comments,
  '0015-orders': orders,
  '0016-days': days,
  '0017-plans': plans,
  '0018-next': next,
  '0019-rollbacks': rollbacks,
  '0020-results': results,
  '0021-ratings': ratings,
  '0022-punctuality': punctuality,
  '0023-outages': outages,
  '0024-hidden-people': hiddenPeople,
  '0026-records': records,
  '0027-streaks': streaks,
  '0028-boards': boards,
  '0030-servers': servers,
  '0034-privacy': privacy,
  '0037-tables': tables,
  '0038-invitations': invitations,
  '0039-trust': trust,
  '0040-seekers': seekers,
  '0041-templates': templates,
  '0042-seasons': seasons,
  '0043-announcements': announcements,
  '0044-achievements': achievements,
  '0045-tournaments': tournaments,
  '0049-open-tournaments': openTournaments,
  '0050-acts': acts,
  '0051-matches-of-guild': matchesOfGuild,
};
