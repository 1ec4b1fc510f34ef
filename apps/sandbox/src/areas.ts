import { api, crossOriginApi } from './api.ts';
import { controlApi } from './control/controlApi.ts';
import { controlRoom } from './control/room/controlRoom.ts';
import { gamePictures } from './games/gamePictures.ts';
import { health } from './http/health.ts';
import { articlePictures } from './help/content/articlePictures.ts';
import { identity } from './identity/identity.ts';
import { servicePictures } from './marketplace/pictures/servicePictures.ts';
import { newsCovers } from './news/newsCovers.ts';
import { openApi } from './openapi/openApi.ts';
import { pictures } from './pictures/pictures.ts';
import type { Origins, Area } from './Platform.ts';
import { portalHost } from './portal-host/portalHost.ts';
import type { Sandbox } from './Sandbox.ts';
import { uploadFiles } from './uploads/UploadFolder.ts';
import { world } from './world/world.ts';

/** The control room's calls, below its page. */
const control: Area<Sandbox> = (sandbox) => async (app) => {
  await app.register(controlApi(sandbox), { prefix: '/sandbox/api' });
};

/** The areas that each of the four listeners serves, in the order of their ports. */
export const areas: Readonly<Record<keyof Origins, readonly Area<Sandbox>[]>> = {
  portal: [
    health,
    api,
    pictures,
    servicePictures,
    articlePictures,
    newsCovers,
    gamePictures,
    uploadFiles,
    control,
    openApi,
    controlRoom,
    portalHost,
  ],
  identity: [identity],
  world: [world],
  api: [crossOriginApi],
};
