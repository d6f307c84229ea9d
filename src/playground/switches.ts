import type { Twin } from './api.js';
import type { SwitchName } from './page/desk/protocol.js';
import { can, Flag } from './permissions.js';

/** Long enough to be felt, short enough for an acknowledgement to be in time. */
export const slowMs = 1500;

interface Switch {
  get(twin: Twin): boolean;
  set(twin: Twin, on: boolean): void;
}

/** Things that go wrong on a real server, to be turned on and off. */
export const switches: Record<SwitchName, Switch> = {
  denyAttachFiles: {
    get: (twin) => [...twin.world.guilds.keys()].every((guildId) => !can(everyone(twin, guildId), Flag.AttachFiles)),
    set(twin, on) {
      for (const guildId of twin.world.guilds.keys()) {
        const rest = everyone(twin, guildId) & ~Flag.AttachFiles;
        twin.world.setRolePermissions(guildId, guildId, on ? rest : rest | Flag.AttachFiles);
      }
    },
  },
  slowNetwork: {
    get: (twin) => twin.faults.latencyMs > 0,
    set(twin, on) {
      twin.faults.latencyMs = on ? slowMs : 0;
    },
  },
};

function everyone(twin: Twin, guildId: string): bigint {
  return twin.world.guild(guildId).roles.find(({ id }) => id === guildId)!.permissions;
}
