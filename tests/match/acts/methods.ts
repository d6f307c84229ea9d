/**
 * All that surfaces can ask for, by what it is for the log of what organisers did. Whatever is added to the services has to be put into
 * one of these lists.
 */
const words = (text: string): string[] => text.trim().split(/\s+/);

/** What an organiser can do by it is noted. */
export const noted = words(`
  changeServer allowVacation handOverHost close remove removeComputer setPace setDaysOff extend setPaused standIn relocate
  propose withdraw cancelResult correctResult saveTemplate replaceTemplate renameTemplate deleteTemplate
  createTournament changeTournament announceTournament dropFromTournament startTournament openRound extendRound cancelTournament
  standing.stand standing.end seasons.open seasons.close seasons.tell
`);

/** It is not, and why. */
export const notNoted: [why: string, methods: string[]][] = [
  [
    'changes nothing that anybody sees',
    words(`
      archive moved inChannel find active matchesOf endedOf lastPost lessonOf table glance resultOf overIn log scores record replay note
      waysBack mayUndo votes askManners asked orders planned comments clocks outages manners calling isMuted serverSettings
      acts languageIn vacationDays reads openTables wishes sought templates tournament tournamentsIn pendingTournaments preview
      untoldVotes openReminder personalData retellings postIn onOwed onTournament
      board isHidden profile history versus curve scoreRecords streakRecords achievementRecords finishRecords result
      standing.find standing.due standing.onAsked seasons.list seasons.find seasons.summary seasons.onAsked announcements.due
    `),
  ],
  [
    'is a player’s own, or of somebody who wants to be one',
    words(`
      erase meet rematch learn join leave desk press think play undo startOver restore confirm resign takeBack catchUp keepNote
      vote take order declineAlways plan pressPlan planMove planThought dropPlan comment changeComment setHabits goAway comeBack mute
      decline seek seekNoMore joinTournament leaveTournament hide show
    `),
  ],
  [
    'is a host’s alone, of a match that gathers and in which they have a seat; whoever manages the server has to be its host, too',
    words('addComputer setOption setTrust setRanked start invite recall'),
  ],
  ['opens a match, whose host is whoever opened it', words('create openTemplate')],
  [
    'is done by the bot, for nobody in particular',
    words(`
      finishErasures guildsSeen guildLeft placesGone forgetGuilds forgetLessons forgetActs retold noteLobby noteTalk expire voteTried voteTold
      commentTold review rested stop takeBatches batchPosted batchFailed beat takePings pingSent pingFailed digestRefused
      soughtTold openReminded advanceTournament noteTable openTable noteTournament settleTournament endInvitations
      standing.tried standing.shown standing.forget announcements.tried announcements.told announcements.failed
      announcements.forget
    `),
  ],
];

/** Where it is asked whether somebody manages a server or a channel; what that lets them do is noted, or why it is not. */
export const surfaces: Record<string, string[] | string> = {
  'commands/diagnose.ts': 'only shows',
  'commands/host.ts': ['handOverHost'],
  'commands/match/close.ts': ['close'],
  'commands/match/remove.ts': ['remove', 'removeComputer'],
  'commands/match/replace.ts': ['propose'],
  'commands/match/seat.ts': ['propose'],
  'commands/result.ts': ['cancelResult', 'correctResult'],
  'commands/server.ts': ['allowVacation'],
  'src/discord/boards/look.ts': 'shows what can be pressed',
  'src/discord/boards/press.ts': ['standing.stand', 'standing.end'],
  'src/discord/client/keeper.ts': 'asks it for all others',
  'src/discord/days/clock.ts': ['setPace', 'setDaysOff', 'extend', 'setPaused', 'standIn'],
  'src/discord/days/stand-in.ts': ['standIn'],
  'src/discord/lobby/close.ts': ['close'],
  'src/discord/lobby/open.ts': ['createTournament'],
  'src/discord/lobby/relocate.ts': ['relocate'],
  'src/discord/results/panel.ts': ['cancelResult', 'correctResult'],
  'src/discord/seasons/panel.ts': ['seasons.open', 'seasons.close', 'seasons.tell'],
  'src/discord/server/panel.ts': ['changeServer'],
  'src/discord/tables/templates.ts': ['saveTemplate', 'replaceTemplate', 'renameTemplate', 'deleteTemplate'],
  'src/discord/tournaments/press.ts': [
    ...['changeTournament', 'announceTournament', 'dropFromTournament', 'startTournament'],
    ...['openRound', 'extendRound', 'cancelTournament'],
  ],
  'src/discord/votes/press.ts': ['withdraw'],
  'src/discord/votes/propose.ts': ['propose'],
};
