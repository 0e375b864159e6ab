-- For wrk: each request has a query that nobody has asked before, which no page reads.
math.randomseed(os.time())
local run = math.random(1, 1000000000)
local count = 0

request = function()
  count = count + 1
  return wrk.format(nil, wrk.path .. "?utm_source=" .. run .. "-" .. count)
end
