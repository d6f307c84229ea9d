import { expect, it } from 'vitest';
import { verdictOn } from '../../scripts/audit/verdict.mjs';

const found = (high: number, critical: number, vulnerabilities = {}) =>
  JSON.stringify({ metadata: { vulnerabilities: { low: 3, moderate: 2, high, critical } }, vulnerabilities });

it('an audit fails on what is high or critical, by name', () => {
  const hull = { name: 'hull', severity: 'critical', range: '<2.0.0' };
  const sail = { name: 'sail', severity: 'moderate', range: '*' };
  const sum = 'Packages with a weakness that is high or critical: 1. “npm audit --omit=dev” says more.';
  expect(verdictOn(found(0, 1, { hull, sail }))).toEqual({ code: 1, lines: ['hull <2.0.0: critical', sum] });
  expect(verdictOn(found(1, 0)).code).toBe(1);
});

it('an audit passes where there is none', () => {
  const lines = ['No package that the bot runs with has a known weakness that is high or critical.'];
  expect(verdictOn(found(0, 0))).toEqual({ code: 0, lines });
});

it('an audit takes no outage for a finding, and says that nothing was checked', () => {
  const said = (reason: string) => ({
    code: 0,
    lines: [`The registry gave no answer, so nothing was checked: ${reason}`],
  });
  const refused = { message: '405 Method Not Allowed', error: { summary: '', detail: '' } };
  expect(verdictOn(JSON.stringify(refused))).toEqual(said('405 Method Not Allowed'));
  expect(verdictOn('<html>')).toEqual(said('no report'));
  expect(verdictOn('', 'spawnSync npm ETIMEDOUT')).toEqual(said('spawnSync npm ETIMEDOUT'));
});

it('an audit fails where there is nothing to check', () => {
  expect(verdictOn(JSON.stringify({ error: { code: 'ENOLOCK', summary: 'no lock' } })).code).toBe(1);
});
