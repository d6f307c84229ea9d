/** The desk: two people's chat screens side by side, and around them what a tester reaches for. */
import { connect } from '../connection.js';
import { byId } from '../dom.js';
import { Inspector } from './inspector.js';
import type { DeskCalls, DeskPush, DeskState, SwitchName } from './protocol.js';
import { setUpScreens } from './screens.js';

const boxes: Record<SwitchName, HTMLInputElement> = {
  denyAttachFiles: byId<HTMLInputElement>('deny-attach-files'),
  slowNetwork: byId<HTMLInputElement>('slow-network'),
};
const restart = byId<HTMLButtonElement>('restart');

const send = connect<DeskCalls, DeskPush>('/desk-socket', {
  onPush: receive,
  onOpen: () => tell(''),
  onClose: () => tell('Not connected. Trying again…'),
});
const inspector = new Inspector((number) => send('request', { number }));

function receive(push: DeskPush): void {
  switch (push.push) {
    case 'desk':
      show(push.desk);
      break;
    case 'requests':
      inspector.reset(push.requests);
      break;
    case 'request':
      inspector.add(push.request);
  }
}

function show(desk: DeskState): void {
  for (const name of Object.keys(boxes) as SwitchName[]) boxes[name].checked = desk.switches[name];
  restart.hidden = !desk.canRestart;
  restart.disabled = desk.restarting;
  restart.textContent = desk.restarting ? 'Restarting…' : 'Restart the bot';
}

function tell(text: string): void {
  byId('note').textContent = text;
}

/** Does what a control asks for, and tells what came of it. */
async function act(work: Promise<unknown>, done = ''): Promise<void> {
  try {
    await work;
    tell(done);
  } catch (error) {
    tell(String((error as Error).message));
  }
}

for (const name of Object.keys(boxes) as SwitchName[]) {
  const box = boxes[name];
  box.addEventListener('change', () => void act(send('switch', { name, on: box.checked })));
}
restart.addEventListener('click', () => void act(send('restart', {}), 'The bot has been restarted.'));

const tools = byId('tools-toggle');
tools.addEventListener('click', () => {
  const open = document.body.classList.toggle('tools-open');
  tools.setAttribute('aria-expanded', String(open));
});
setUpScreens();
