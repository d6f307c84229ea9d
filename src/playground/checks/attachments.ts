import { collect, type Finding } from './findings.js';

const maxFiles = 10;

/** A message's files by their ids, and what its body says of attachments: those that came along have short ids. */
export function checkAttachments(files: string[], said: { id: string }[]): Finding[] {
  return collect((found) => {
    if (files.length > maxFiles) {
      found(['attachments'], 'BASE_TYPE_BAD_LENGTH', `Must be ${maxFiles} or fewer in length.`);
    }
    for (const [at, { id }] of said.entries()) {
      if (id.length > 3 && !files.includes(id)) {
        found(['attachments', at, 'id'], 'ATTACHMENT_NOT_FOUND', `The message has no attachment ${id}.`);
      }
    }
  });
}
