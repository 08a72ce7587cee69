import type {FastifyInstance} from 'fastify';

/** A file that is older is not believed: it says to be good for half a year from now. Source: RFC 9116, 2.5.5 (less than a year). */
const goodMs = 180 * 24 * 3_600_000;

type Facts = {readonly contactEmail: string; readonly origin: string; readonly now: () => number};

/** Mounts `/.well-known/security.txt`: how a weakness is told to whoever runs the service. Rule: WAY5. */
export function addSecurityTxt(app: FastifyInstance, {contactEmail, origin, now}: Facts): void {
  app.get('/.well-known/security.txt', async (_request, reply) => {
    const lines = [
      `Contact: mailto:${contactEmail}`,
      `Contact: ${origin}/en/contact`,
      `Expires: ${new Date(now() + goodMs).toISOString()}`,
      'Preferred-Languages: es, en, pt',
      `Canonical: ${origin}/.well-known/security.txt`,
    ];
    return reply.type('text/plain; charset=utf-8').send(`${lines.join('\n')}\n`);
  });
}
