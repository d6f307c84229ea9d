import { demand, objectBody } from '../call.js';
import type { Callback } from '../checks/callback.js';
import type { LiveInteraction } from '../interaction.js';
import type { MessageBody } from '../messages.js';
import { type Answer, type Call, route } from '../router.js';
import { bodyErrors, callbackErrors } from '../schema.js';

const types = { command: 2, component: 3, autocomplete: 4, modal: 5 } as const;

export const interactionRoutes = [
  route('POST', '/interactions/:interaction/:token/callback', callback, true),
  route('POST', '/webhooks/:application/:token', followUp, true),
  route('GET', '/webhooks/:application/:token/messages/:message', read, true),
  route('PATCH', '/webhooks/:application/:token/messages/:message', edit, true),
  route('DELETE', '/webhooks/:application/:token/messages/:message', remove, true),
];

function callback(call: Call): Answer {
  const body = objectBody<Callback>(call);
  demand(call, callbackErrors(body));
  const live = call.core.interactions.callback(call, call.params.interaction!, call.params.token!, body);
  return call.query.with_response === 'true' ? { body: described(live, body) } : {};
}

function described(live: LiveInteraction, { type }: Callback) {
  const message = live.original?.data;
  const shown = type >= 4 && type <= 7 && message;
  return {
    interaction: {
      id: live.id,
      type: types[live.facts.kind],
      ...(shown
        ? {
            response_message_id: message.id,
            response_message_loading: type === 5,
            response_message_ephemeral: live.original?.onlyFor !== undefined,
          }
        : {}),
    },
    resource: shown ? { type: type <= 5 ? 4 : 7, message } : undefined,
  };
}

function followUp(call: Call): Answer {
  const live = call.core.interactions.answered(call.params.token!);
  const body = objectBody<MessageBody>(call);
  demand(call, bodyErrors('followUp', body));
  return { body: call.core.interactions.followUp(call, live, body).data };
}

function read(call: Call): Answer {
  const { interactions } = call.core;
  return { body: interactions.message(interactions.answered(call.params.token!), call.params.message!).data };
}

function edit(call: Call): Answer {
  const { interactions } = call.core;
  const live = interactions.answered(call.params.token!);
  const body = objectBody<MessageBody>(call);
  demand(call, bodyErrors('editOriginal', body));
  return { body: interactions.edit(call, live, call.params.message!, body).data };
}

function remove(call: Call): Answer {
  const { interactions, messages } = call.core;
  messages.delete(interactions.message(interactions.answered(call.params.token!), call.params.message!));
  return {};
}
