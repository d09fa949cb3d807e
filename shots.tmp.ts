import { chromium } from 'playwright'
const origin=process.argv[2], out=process.argv[3]
const b=await chromium.launch({executablePath:'/usr/bin/chromium',args:['--no-sandbox']})
const key='shots'+Math.random().toString(36).slice(2)
const H={'x-mock-session':key,'content-type':'application/json'}
await fetch(origin+'/__mock/scenario',{method:'PUT',headers:H,body:JSON.stringify({scenario:'busy-day',omitOptionalFields:['*']})})
for (const who of ['asha@tarang.example','admin@kosha.example']) {
 const {token}=await (await fetch(origin+'/api/auth/login',{method:'POST',headers:H,body:JSON.stringify({email:who,password:'kosha-demo-2025'})})).json()
 for (const [w,dark] of [[360,0],[768,1],[1024,0],[1440,0],[1440,1],[1920,0]]) {
  const c=await b.newContext({viewport:{width:w,height:900},colorScheme:dark?'dark':'light',locale:'en-IN',timezoneId:'Asia/Kolkata'})
  await c.addCookies([{name:'auth_token',value:token,url:origin,sameSite:'Strict'},{name:'X-Mock-Session',value:key,url:origin}])
  const p=await c.newPage(); await p.goto(origin+(who.startsWith('admin')?'/admin/dashboard':'/dashboard'))
  await p.waitForSelector('[aria-labelledby=totals] dl'); await p.waitForTimeout(1500)
  await p.screenshot({path:`${out}/${who.slice(0,5)}-${w}${dark?'-dark':''}.png`,fullPage:true})
  await c.close()
 }
}
await b.close()
