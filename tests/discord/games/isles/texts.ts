const options = {
  rounds: ['Rounds', 'Раунды'],
  upkeep: ['Crew', 'Команда'],
  islands: ['Islands', 'Острова'],
  price: ['Price of fish', 'Цена рыбы'],
  reach: ['Reach', 'Дальность'],
  start: ['Goods at the start', 'Товары в начале'],
  cards: ['Cards in hand', 'Карты на руке'],
};
const values = [0, 1, 2, 3, 4, 6, 9, 10, 20, 40];

const actions = {
  'lay-aside': ['Lay aside', 'Отложить'],
  catch: ['Catch', 'Улов'],
  sail: ['Sail', 'Плыть'],
  build: ['Build', 'Построить'],
  offer: ['Offer a fish', 'Предложить рыбу'],
  accept: ['Accept', 'Согласиться'],
  decline: ['Decline', 'Отказаться'],
  sell: ['Sell a fish', 'Продать рыбу'],
  'end-turn': ['End turn', 'Закончить ход'],
  settle: ['Settle the bill', 'Оплатить счёт'],
};

const params = {
  cards: ['Which two cards?', 'Какие две карты?'],
  fish: ['How many of three are fish?', 'Сколько рыбы из трёх?'],
  hex: ['Where to?', 'Куда?'],
  card: ['Which card?', 'Какую карту?'],
  pay: ['How do you pay?', 'Чем платите?'],
  to: ['To whom?', 'Кому?'],
};

const said: Record<string, [string, string]> = {
  'game.isles': ['Isles', 'Острова'],
  'command.isles': ['Play Isles', 'Играть в «Острова»'],
  'isles.headline': ['Round {round} of {rounds}', 'Раунд {round} из {rounds}'],
  'isles.ask.lay-aside': ['Lay two cards aside.', 'Отложите две карты.'],
  'isles.ask.catch': ['What do you catch?', 'Что вы ловите?'],
  'isles.ask.turns': ['Your turn.', 'Ваш ход.'],
  'isles.ask.offer': ['A fish for a wood?', 'Рыба за дерево?'],
  'isles.ask.bills': ['Your bill.', 'Ваш счёт.'],
  'isles.card': ['{card}', '{card}'],
  'isles.card-detail': ['{wood} wood, {points} points', 'дерево: {wood}, очки: {points}'],
  'isles.fish': ['{n} fish', 'рыба: {n}'],
  'isles.wood': ['wood', 'дерево'],
  'isles.island': ['island {hex}', 'остров {hex}'],
  'isles.sea': ['sea {hex}', 'море {hex}'],
  'isles.seat': ['{seat}', '{seat}'],
  'isles.accept-detail': ['you get 1 fish for 1 wood', 'вы получите 1 рыбу за 1 дерево'],
  'isles.sell-detail': ['1 fish for {n} coins', '1 рыба за монеты: {n}'],
  'isles.settle-detail': [
    'you pay {fish} fish and {wood} wood, and lose {missing} coins',
    'вы платите рыбу: {fish}, дерево: {wood}, и теряете монеты: {missing}',
  ],
  'isles.bill.crew': ['Crew: {n} fish; you have {have}.', 'Команда: {n} рыбы; у вас {have}.'],
  'isles.bill.repairs': ['Repairs: {n} wood; you have {have}.', 'Ремонт: {n} дерева; у вас {have}.'],
  'isles.missing': ['{n} wood is missing', 'не хватает дерева: {n}'],
  'isles.your-turn': ['your turn', 'ваш ход'],
  'isles.kind.house': ['house', 'дом'],
  'isles.kind.dock': ['dock', 'причал'],
  'isles.kind.tower': ['tower', 'башня'],
  'isles.why.no-card': ['You can pay for no card.', 'Вам не хватает на карту.'],
  'isles.why.no-fish': ['You have no fish.', 'У вас нет рыбы.'],
  'isles.why.no-wood': ['You have no wood.', 'У вас нет дерева.'],
  'isles.score.buildings': ['Buildings', 'Здания'],
  'isles.score.islands': ['Islands', 'Острова'],
  'isles.score.coins': ['Coins', 'Монеты'],
  'isles.told.lay-aside': ['{seat} lays two cards aside.', '{seat}: отложены две карты.'],
  'isles.told.catch': ['{seat} catches {n} fish.', '{seat}: улов, рыба: {n}.'],
  'isles.told.sail': ['{seat} sails to {hex}.', '{seat} плывёт к {hex}.'],
  'isles.told.find-coins': ['{seat} finds 2 coins.', '{seat} находит 2 монеты.'],
  'isles.told.find-wood': ['{seat} finds 2 wood.', '{seat} находит 2 дерева.'],
  'isles.told.build': ['{seat} builds {card}.', '{seat} строит: {card}.'],
  'isles.told.offer': ['{seat} offers {other} a fish.', '{seat} предлагает рыбу: {other}.'],
  'isles.told.accept': ['{seat} accepts.', '{seat} соглашается.'],
  'isles.told.decline': ['{seat} declines.', '{seat} отказывается.'],
  'isles.told.sell': ['{seat} sells a fish.', '{seat} продаёт рыбу.'],
  'isles.told.end': ['{seat} ends the turn.', '{seat} заканчивает ход.'],
  'isles.told.settle': [
    '{seat} pays {fish} fish and {wood} wood and loses {missing} coins.',
    '{seat}: оплачено рыбой {fish}, деревом {wood}; потеряно монет: {missing}.',
  ],
  'isles.alt.table': ['{ships} ships among {islands} islands.', 'Кораблей: {ships}, островов: {islands}.'],
  'isles.alt.seat': ['{name}: {coins} coins, {cards} cards.', '{name}: монеты {coins}, карты {cards}.'],
  'isles.alt.hand': ['In hand: {n} cards.', 'На руке карт: {n}.'],
  'show.as-hold': ['the hold', 'трюм'],
};

const numbered = (id: string): [string, [string, string]][] =>
  values.map((value) => [`isles.option.${id}.${value}`, [String(value), String(value)]]);
const own = (id: string, text: string[]): [string, [string, string]] => [`isles.${id}`, [text[0]!, text[1]!]];

/** All that the game says, as its two files in data/locales would. */
export const islesTexts: Record<string, [en: string, ru: string]> = Object.fromEntries([
  ...Object.entries(options).flatMap(([id, text]) => [own(`option.${id}`, text), ...numbered(id)]),
  ...Object.entries(actions).flatMap(([id, text]) => [own(`action.${id}`, text), own(`action.${id}.about`, text)]),
  ...Object.entries(params).flatMap(([id, text]) => [
    own(`param.${id}.about`, text),
    ...Object.keys(actions).map((action) => own(`param.${action}.${id}`, text)),
  ]),
  ...Object.entries(said),
]);
