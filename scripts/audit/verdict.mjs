/** @returns {any} undefined: it is no JSON */
function parsed(/** @type {string} */ text) {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/**
 * What a report of `npm audit --json` means. An outage is no finding.
 * @param {string} stdout what npm printed
 * @param {string} [failure] why npm itself did not run to its end
 * @returns {{ code: number, lines: string[] }} the exit code, and what is said
 * @example verdictOn('', 'timed out').code // 0
 */
export function verdictOn(stdout, failure) {
  const report = parsed(stdout);
  if (report?.error?.code === 'ENOLOCK') {
    return { code: 1, lines: ['There is no package-lock.json here, so nothing could be checked.'] };
  }
  const counts = report?.metadata?.vulnerabilities;
  if (typeof counts?.high !== 'number' || typeof counts.critical !== 'number') {
    const reason = failure || report?.error?.summary || report?.message || 'no report';
    return { code: 0, lines: [`The registry gave no answer, so nothing was checked: ${reason}`] };
  }
  const found = counts.high + counts.critical;
  if (found === 0) {
    return { code: 0, lines: ['No package that the bot runs with has a known weakness that is high or critical.'] };
  }
  const grave = Object.values(report.vulnerabilities ?? {}).filter(({ severity }) =>
    /^(high|critical)$/.test(severity),
  );
  const lines = grave.map(({ name, severity, range }) => `${name} ${range}: ${severity}`);
  const sum = `Packages with a weakness that is high or critical: ${found}. “npm audit --omit=dev” says more.`;
  return { code: 1, lines: [...lines, sum] };
}
