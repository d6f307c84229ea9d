import { type MessageArg, message } from '../../engine/message.js';
import { data } from './data.js';

/**
 * What a monk gains on a place, in a few words: a scholar's ability and points, a bishop's requirement, a mission's
 * goods.
 * @example placeWords('mission-gems') // 2 gems
 */
export function placeWords(place: string): MessageArg {
  const mission = data.missions[place];
  if (mission) return { amounts: mission.gain };
  const bishop = data.bishops[place];
  if (bishop) {
    const { bishopPenalty } = data.constants.scoring;
    return message(`santa-maria.bishop.${bishop.scoring.kind}`, { penalty: bishopPenalty });
  }
  const scholar = data.scholars[place];
  return message(`santa-maria.ability.${scholar?.ability.hook}`, { points: scholar?.points ?? 0 });
}
