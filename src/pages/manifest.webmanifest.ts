import { getBusiness } from '~/data/collections';

const icon = (name: string, size: number) => ({
  src: `/${name}.png`,
  sizes: `${String(size)}x${String(size)}`,
  type: 'image/png',
});

export const GET = async () => {
  const { name, descriptor } = await getBusiness();
  return Response.json({
    name: `${name} ${descriptor}`,
    short_name: name,
    start_url: '/',
    display: 'browser',
    background_color: __TOKENS__.colors.navy,
    theme_color: __TOKENS__.colors.navy,
    icons: [
      icon('icon-192', 192),
      icon('icon-512', 512),
      { ...icon('icon-maskable-512', 512), purpose: 'maskable' },
    ],
  });
};
