import createNextIntlPlugin from 'next-intl/plugin';

const development = process.env.NODE_ENV !== 'production';

/** Scripts and styles may be inline because Next streams its data that way; everything else comes from this server alone. */
const policy = [
  "default-src 'self'",
  `script-src 'self' 'unsafe-inline'${development ? " 'unsafe-eval'" : ''}`,
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data: blob:",
  "font-src 'self'",
  "connect-src 'self'",
  "object-src 'none'",
  "base-uri 'self'",
  "form-action 'self'",
  "frame-ancestors 'self'",
].join('; ');

const always = [{ key: 'X-Content-Type-Options', value: 'nosniff' }];
const safe = [
  { key: 'Referrer-Policy', value: 'same-origin' },
  { key: 'Permissions-Policy', value: 'camera=(), microphone=(), geolocation=(), payment=()' },
  { key: 'Cross-Origin-Opener-Policy', value: 'same-origin' },
];
const ofPages = [{ key: 'Content-Security-Policy', value: policy }, ...safe];
/** What others may put on their pages: a picture and links, nothing that could be pressed in somebody's name. */
const ofEmbeds = [
  {
    key: 'Content-Security-Policy',
    value: "default-src 'none'; style-src 'unsafe-inline'; img-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors *",
  },
  ...safe,
];

/** @type {import('next').NextConfig} */
const config = {
  distDir: process.env.NEXT_DIST_DIR || '.next',
  poweredByHeader: false,
  reactStrictMode: true,
  devIndicators: false,
  // `npm test` checks types; a stranger's first start should not wait for it
  typescript: { ignoreBuildErrors: true },
  serverExternalPackages: [
    '@electric-sql/pglite',
    '@react-email/components',
    '@resvg/resvg-js',
    'gifenc',
    'nodemailer',
    'pg',
    'pino',
    'web-push',
  ],
  // commands/door.ts keeps bodies smaller, page by page
  experimental: { authInterrupts: true, serverActions: { bodySizeLimit: '4mb' } },
  // outlines reach browsers packed, once for all tables (/api/boards): the rules that run there do without
  turbopack: { rules: { '*.geo.json': { condition: 'browser', loaders: ['./lib/commands/no-outlines.cjs'], as: '*.js' } } },
  // scripts and styles are many and small: what only a page heeds is not sent with each of them
  headers: async () => [
    { source: '/:path*', headers: always },
    { source: '/((?!_next/static/|embed/).*)', headers: ofPages },
    { source: '/embed/:path*', headers: ofEmbeds },
  ],
};

export default createNextIntlPlugin('./app/_words/request.ts')(config);
