/** Lines of headers, and what follows them. */
export type MimePart = { headers: string[]; body: string | Buffer };

let letters = 0;

/** A raw e-mail with these header lines and this body; it gets a new Message-ID unless the headers have one. */
export function letter(to: string, { headers, body }: MimePart): Buffer {
  letters += 1;
  const named = headers.some((line) => /^message-id:/i.test(line));
  const head = [
    `From: "Somebody else" <nobody-${letters}@example.org>`,
    `To: ${to}`,
    'Subject: =?utf-8?B?UmU6INCe0YLQstC10YI=?=',
    ...(named ? [] : [`Message-ID: <${letters}@example.org>`]),
    'MIME-Version: 1.0',
    ...headers,
  ];
  return Buffer.concat([Buffer.from(`${head.join('\r\n')}\r\n\r\n`), Buffer.from(body)]);
}

/** A letter of plain text. */
export function plain(to: string, text: string, headers: string[] = []): Buffer {
  return letter(to, { headers: ['Content-Type: text/plain; charset=utf-8', ...headers], body: text });
}

/** What `letter` takes, of several parts. */
export function multipart(parts: MimePart[]): MimePart {
  const lines = parts.flatMap(({ headers, body }) => [
    Buffer.from(`--part\r\n${headers.join('\r\n')}\r\n\r\n`),
    Buffer.from(body),
    Buffer.from('\r\n'),
  ]);
  return {
    headers: ['Content-Type: multipart/mixed; boundary="part"'],
    body: Buffer.concat([...lines, Buffer.from('--part--\r\n')]),
  };
}

/** A file as a part. */
export function attached(name: string, type: string, bytes: Buffer): MimePart {
  return {
    headers: [
      `Content-Type: ${type}; name="${name}"`,
      `Content-Disposition: attachment; filename="${name}"`,
      'Content-Transfer-Encoding: base64',
    ],
    body: bytes.toString('base64').replaceAll(/.{76}/g, '$&\r\n'),
  };
}
