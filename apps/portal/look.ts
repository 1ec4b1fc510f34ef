import { chromium } from '@playwright/test';
import { Sandbox } from './e2e/Sandbox.ts';
const out='/tmp/look';
const s = await Sandbox.start();
const b = await chromium.launch({ executablePath: '/usr/bin/chromium', args:['--no-sandbox','--disable-gpu'] });
const shots = process.argv[2]?.split(',') ?? [];
async function ctx(persona, {w=1440,h=900,scheme='light',lang='en'}={}) {
  const c = await b.newContext({ viewport:{width:w,height:h}, colorScheme:scheme, locale: lang, timezoneId:'Europe/Kyiv' });
  const p = await c.newPage();
  await p.request.post(`${s.url}/sandbox/api/session`, { data: { persona } });
  return p;
}
const want = (n)=> shots.length===0 || shots.includes(n);
const snap = async (p,n)=>{ await p.screenshot({path:`${out}/${n}.png`}); console.log(n); };
const go = async (p,path,ms=2500)=>{ await p.goto(s.url+path); await p.waitForTimeout(ms); for(let i=0;i<3;i++){ if(await p.getByRole('dialog').count()) { await p.keyboard.press('Escape'); await p.waitForTimeout(1200);} } };
try {
 if (want('mutated')) {
  await s.reset();
  for (const [seed,endpoint,path,name] of [[3,'GET api/channels','/accounts/youtube','mut-channels'],[5,'GET api/ecosystem/productBundles','/services','mut-services'],[4,'GET api/active-chats','/messenger','mut-messenger'],[7,'GET api/channels','/home','mut-home']]) {
   await s.reset(); await s.arm({endpoint, mutate: seed});
   const p = await ctx('partner'); await go(p,path); await snap(p,name); await p.context().close();
  }
  await s.reset(); await s.arm({endpoint:'GET api/channels', mutate: 3});
  const p = await ctx('scalelab',{w:360,h:780,scheme:'dark',lang:'uk'}); await go(p,'/accounts/youtube'); await snap(p,'mut-channels-ua-dark-360');
 }
 if (want('ch')) {
  await s.reset(); await s.arm({endpoint:'GET api/channels', mutate: 3});
  const p = await ctx('partner'); await go(p,'/accounts/youtube',2000); await snap(p,'ch1'); await p.waitForTimeout(6000); await snap(p,'ch2');
  console.log(await p.evaluate(()=>document.querySelector('main').innerHTML.slice(0,1500)));
  await s.disarm(); await go(p,'/accounts/youtube',6000); await snap(p,'ch3');
 }
 if (want('fail')) {
  await s.reset(); await s.arm({endpoint:'GET api/channels', status:500, body:'<h1>x</h1>'});
  const p = await ctx('partner'); await go(p,'/home',4000); await snap(p,'fail-home'); await go(p,'/accounts/youtube',4000); await snap(p,'fail-accounts');
  const q = await ctx('partner',{w:360,h:780,lang:'uk'}); await go(q,'/home',4000); await snap(q,'fail-home-360-ua');
 }
 if (want('undo')) {
  await s.reset(); const p = await ctx('partner'); await go(p,'/messenger'); await snap(p,'messenger');
  await go(p,'/notifications'); await snap(p,'notifications');
 }
 if (want('staff')) {
  await s.reset(); const p = await ctx('partner');
  await go(p,'/services'); await snap(p,'services');
  await go(p,'/home'); await snap(p,'home');
 }
 if (want('offline')) {
  await s.reset(); const p = await ctx('partner'); await go(p,'/messenger?chat=1'); await p.context().setOffline(true); await p.waitForTimeout(3000); await snap(p,'offline');
 }
} finally { await b.close(); await s.stop(); }
process.exit(0);
